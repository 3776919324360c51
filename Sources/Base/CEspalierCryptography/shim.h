#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>

/// Authenticates a message with HMAC-SHA-256. Returns 1 on success.
static inline int espalier_hmac_sha256(
  const void *key, size_t keyLength, const unsigned char *message, size_t messageLength, unsigned char *code
) {
  unsigned int length = 32;
  return HMAC(EVP_sha256(), key, (int)keyLength, message, messageLength, code, &length) != NULL && length == 32;
}

/// Derives a key with HKDF-SHA-256 without a salt. Returns 1 on success.
static inline int espalier_hkdf_sha256(
  const unsigned char *key, size_t keyLength, const unsigned char *info, size_t infoLength, unsigned char *derived,
  size_t derivedLength
) {
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, NULL);
  if (context == NULL) return 0;
  int isDone = EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_CTX_set_hkdf_md(context, EVP_sha256()) == 1
    && EVP_PKEY_CTX_set1_hkdf_key(context, key, (int)keyLength) == 1
    && EVP_PKEY_CTX_add1_hkdf_info(context, info, (int)infoLength) == 1
    && EVP_PKEY_derive(context, derived, &derivedLength) == 1;
  EVP_PKEY_CTX_free(context);
  return isDone;
}

/// Encrypts a text with an authenticating cipher: as many bytes as the text has, and a tag of 16. Returns 1 on success.
static inline int espalier_seal(
  const EVP_CIPHER *cipher, const unsigned char *key, const unsigned char *nonce, const unsigned char *associated,
  int associatedLength, const unsigned char *text, int textLength, unsigned char *sealed, unsigned char *tag
) {
  EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
  if (context == NULL) return 0;
  int length = 0;
  int isDone = EVP_EncryptInit_ex(context, cipher, NULL, NULL, NULL) == 1
    && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, 12, NULL) == 1
    && EVP_EncryptInit_ex(context, NULL, NULL, key, nonce) == 1
    && (associatedLength == 0 || EVP_EncryptUpdate(context, NULL, &length, associated, associatedLength) == 1)
    && (textLength == 0 || EVP_EncryptUpdate(context, sealed, &length, text, textLength) == 1)
    && EVP_EncryptFinal_ex(context, tag, &length) == 1
    && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1;
  EVP_CIPHER_CTX_free(context);
  return isDone;
}

/// Decrypts a text that `espalier_seal` encrypted. Returns 1 if the text is unaltered and was sealed with this key,
/// nonce and associated data.
static inline int espalier_open(
  const EVP_CIPHER *cipher, const unsigned char *key, const unsigned char *nonce, const unsigned char *associated,
  int associatedLength, const unsigned char *sealed, int sealedLength, unsigned char *tag, unsigned char *text
) {
  EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
  if (context == NULL) return 0;
  int length = 0;
  unsigned char last[16];
  int isDone = EVP_DecryptInit_ex(context, cipher, NULL, NULL, NULL) == 1
    && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, 12, NULL) == 1
    && EVP_DecryptInit_ex(context, NULL, NULL, key, nonce) == 1
    && (associatedLength == 0 || EVP_DecryptUpdate(context, NULL, &length, associated, associatedLength) == 1)
    && (sealedLength == 0 || EVP_DecryptUpdate(context, text, &length, sealed, sealedLength) == 1)
    && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, tag) == 1
    && EVP_DecryptFinal_ex(context, last, &length) == 1;
  EVP_CIPHER_CTX_free(context);
  // The text of an altered message must not be read by mistake.
  if (!isDone && sealedLength > 0) OPENSSL_cleanse(text, (size_t)sealedLength);
  if (!isDone) ERR_clear_error();
  return isDone;
}
