import { hash } from 'node:crypto'

/** For unguessable tokens a plain hash is enough: there is nothing to try out. */
export const sha256 = (text: string | Buffer): Buffer => hash('sha256', text, 'buffer')
