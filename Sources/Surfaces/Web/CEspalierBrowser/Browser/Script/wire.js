// Written from OperationCode and MessageCode of EspalierWire. Change those, and run this test's suite (ScriptModulesTests)
// with UPDATE_DOCUMENTATION=1.

// The steps of a frame from the server.
export const define = 0;
export const update = 1;
export const insert = 2;
export const remove = 3;
export const move = 4;
export const address = 5;
export const fresh = 6;
export const end = 8;
export const focus = 10;
export const undone = 11;
export const more = 12;
export const durable = 13;
export const taken = 14;

// The messages of the browser that are no events.
export const join = 0;
export const heartbeat = -1;
export const gap = -2;
export const applied = -3;
export const sight = -4;
