import type { Ctx } from '../../../context/context.ts'
import { isSameSecret } from '../../../platform/crypto/same-secret.ts'

interface Accepted {
  readonly id: string
  readonly answered_at: Date | null
}

const place = 'lostfound.hand-over'
const figures = 6

const textOf = ({ id, answered_at }: Accepted) => `${id} ${answered_at?.toISOString()}`
const shorten = (digest: Buffer) => String(digest.readUInt32BE(0) % 10 ** figures).padStart(figures, '0')

/** Follows from the claim and the secret of the installation, so that no table holds it. Confirmed again, a claim has another. */
export const handOverCode = (ctx: Ctx, claim: Accepted) => shorten(ctx.services.secretBox.fingerprint(textOf(claim), place))

/** Also while the secret of the installation is being replaced. */
export const isHandOverCode = (ctx: Ctx, claim: Accepted, typed: string) =>
  ctx.services.secretBox
    .fingerprints(textOf(claim), place)
    .map((digest) => isSameSecret(shorten(digest), typed))
    .includes(true)
