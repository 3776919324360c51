#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

/// Sends a message, and with it a descriptor unless that is negative. Swift sees no CMSG macros.
static inline ssize_t espalier_send(int socket, const void *bytes, size_t count, int descriptor, int flags) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  // Aligned as a header is, and as large as one with a descriptor.
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (descriptor >= 0) {
    message.msg_control = control.bytes;
    message.msg_controllen = sizeof control.bytes;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  }
  return sendmsg(socket, &message, flags | MSG_NOSIGNAL);
}

/// Receives a message, and the descriptor that came with it, or -1 for none. Only one is ever sent, so there is room for no
/// more; what does not fit is closed by the system.
static inline ssize_t espalier_receive(int socket, void *bytes, size_t capacity, int *descriptor, int flags) {
  struct iovec part = {.iov_base = bytes, .iov_len = capacity};
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes,
                           .msg_controllen = sizeof control.bytes};
  *descriptor = -1;
  ssize_t count = recvmsg(socket, &message, flags | MSG_CMSG_CLOEXEC);
  if (count < 0) return count;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
        header->cmsg_len >= CMSG_LEN(sizeof(int)))
      memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
  }
  return count;
}

/// Two ends over which whole messages go, and which no other program inherits.
static inline int espalier_pair(int ends[2]) { return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends); }

// Declared by the system's headers only where they declare what Swift's own view of them has otherwise.
extern int accept4(int, struct sockaddr *, socklen_t *, int);
extern int memfd_create(const char *, unsigned int);

/// Takes a connection that waits; it does not block, and no other program inherits it.
static inline int espalier_accept(int listener) { return accept4(listener, 0, 0, SOCK_CLOEXEC | SOCK_NONBLOCK); }

/// Memory that processes share by its descriptor.
static inline int espalier_memory(size_t size) {
  int descriptor = memfd_create("espalier-worker", 1u /* MFD_CLOEXEC */);
  if (descriptor >= 0 && ftruncate(descriptor, (off_t)size) != 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

static inline void *espalier_map(int descriptor, size_t size) {
  void *memory = mmap(0, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? 0 : memory;
}

static inline void espalier_store(void *memory, size_t word, uint64_t value) {
  __atomic_store_n((uint64_t *)memory + word, value, __ATOMIC_RELEASE);
}

static inline uint64_t espalier_load(void *memory, size_t word) {
  return __atomic_load_n((uint64_t *)memory + word, __ATOMIC_ACQUIRE);
}

/// A descriptor that can be made readable.
static inline int espalier_event(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

static inline void espalier_event_raise(int event) { (void)eventfd_write(event, 1); }

static inline void espalier_event_clear(int event) {
  eventfd_t count;
  (void)eventfd_read(event, &count);
}

static inline int espalier_poll(void) { return epoll_create1(EPOLL_CLOEXEC); }

/// Watches a descriptor. `isEdge` tells of what comes anew only, also while there is something unread.
static inline int espalier_watch(int poll, int descriptor, int isEdge, int isForWriting) {
  struct epoll_event event = {.events = EPOLLIN | EPOLLRDHUP | (isEdge ? EPOLLET : 0u) | (isForWriting ? EPOLLOUT : 0u)};
  event.data.fd = descriptor;
  return epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event);
}

static inline int espalier_unwatch(int poll, int descriptor) { return epoll_ctl(poll, EPOLL_CTL_DEL, descriptor, 0); }

/// Waits for something to happen.
static inline int espalier_wait(int poll, int *descriptors, int capacity, int milliseconds) {
  struct epoll_event events[64];
  int count = epoll_wait(poll, events, capacity < 64 ? capacity : 64, milliseconds);
  for (int index = 0; index < count; index++) descriptors[index] = events[index].data.fd;
  return count;
}

/// Gives memory that was freed back to the system, where the C library can.
static inline void espalier_give_memory_back(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
