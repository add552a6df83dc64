import { randomBytes, randomInt } from 'node:crypto'
import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'
import type { CodeRow } from '../queue/code.repository.ts'
import { figureCount } from './code-text.rules.ts'

type Owned = Pick<CodeRow, 'item_id' | 'given_to'>

/** What is encrypted for one person and one thing opens for no other. */
export const pickUpPlace = ({ item_id, given_to }: Owned) => `pickup.code ${item_id} ${given_to}`

const typedPlace = 'pickup.code'

const drawFigures = () => Array.from({ length: figureCount }, () => randomInt(10)).join('')

/** Figures are few enough to be tried out in a stolen table, so their digest needs a key. */
export const digestTyped = (secretBox: Pick<SecretBox, 'fingerprint'>, figures: string) => secretBox.fingerprint(figures, typedPlace)
/** As they may stand in the table, also while the secret of the installation is being replaced. */
export const digestsTyped = (secretBox: SecretBox, figures: string) => secretBox.fingerprints(figures, typedPlace)

/** A new code: found by its digests, shown again to whom it was given by its seal. */
export const drawSecret = (ctx: Ctx, owned: Owned) => {
  const [secret, figures] = [randomBytes(16).toString('base64url'), drawFigures()]
  return {
    digest: sha256(secret),
    typed_digest: digestTyped(ctx.services.secretBox, figures),
    encrypted: ctx.services.secretBox.encrypt(`${secret} ${figures}`, pickUpPlace(owned)),
  }
}

export const openSecret = (ctx: Ctx, code: Owned & Pick<CodeRow, 'encrypted'>): { secret: string; figures: string } => {
  if (code.encrypted === null) throw new Error('a pick-up code that ended is not shown again')
  const [secret = '', figures = ''] = ctx.services.secretBox.decrypt(code.encrypted, pickUpPlace(code)).split(' ')
  return { secret, figures }
}
