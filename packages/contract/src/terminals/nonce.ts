import type { CallShape } from '../call.ts'

/** The header in which a machine carries the nonce of its last heartbeat. */
export const nonceHeader = 'campus-beat'

/** With this code the server ends the socket of a machine that has not said its nonce, or not lately. */
export const nonceNeededCode = 4428

export const isForMachines = ({ who }: Pick<CallShape, 'who'>): boolean => Array.isArray(who) && who.includes('terminal')

/** A credential alone opens nothing but the heartbeat: everything else asks for the nonce that only the last heartbeat gave. */
export const needsNonce = (call: Pick<CallShape, 'who' | 'givesNonce'>): boolean => isForMachines(call) && !call.givesNonce
