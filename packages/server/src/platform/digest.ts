import { createHash } from 'node:crypto'

/** For unguessable tokens a plain hash is enough: there is nothing to try out. */
export const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
