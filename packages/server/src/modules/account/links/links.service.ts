import type { AccountLink, PasswordChanged } from '@campus/contract/account/links.ts'
import { say } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { record } from '../../audit/audit.service.ts'
import { withdrawIfGiven } from '../../faces/own-consents/withdraw.service.ts'
import { splitFromGroup } from '../linked/split-group.service.ts'
import { findTotp } from '../second-factor/second-factor.repository.ts'
import { secretKinds, secretLinks } from '../secret-links.extension.ts'
import { deleteLinks, listLinks, listProofs, type NamedLink } from './links.repository.ts'
import { linksSinceLastProof } from './links.rules.ts'
import { providerNames } from './provider-names.ts'

const present =
  (ctx: Ctx) =>
  ({ kind, name, provider, createdAt }: NamedLink): AccountLink => ({
    kind,
    name: provider ? `${say(providerNames[provider], ctx.language)} ${name}` : name,
    createdAt: createdAt.toISOString(),
  })

/** Addresses and codes that the areas above gave out. */
const listSecretLinks = async (ctx: Ctx, personId: string): Promise<NamedLink[]> => {
  const areas = secretLinks.of(ctx)
  const lists: NamedLink[][] = []
  for (const kind of secretKinds) lists.push((await areas[kind].listOf(ctx, personId)).map((link) => ({ ...link, kind, provider: null })))
  return lists.flat()
}

/** With a new password, what was linked since the owner's last proof goes; what stays is given back to be shown. */
export const removeLinksSinceLastProof = (ctx: Ctx, who: { schoolId: string; personId: string }): Promise<PasswordChanged> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = who
    const app = await findTotp(ctx.sql, personId)
    const links = [...(await listLinks(ctx.sql, personId)), ...(await listSecretLinks(ctx, personId))]
    const { removed, kept } = linksSinceLastProof(links, await listProofs(ctx.sql, personId), app?.created_at)
    const idsOf = (kind: NamedLink['kind']) => removed.filter((link) => link.kind === kind).map(({ id }) => id)
    const [passkeys, identities, accounts] = [idsOf('passkey'), idsOf('identity'), idsOf('account')]
    if (passkeys.length > 0) await deleteLinks(ctx.sql, 'passkey', personId, passkeys)
    if (identities.length > 0) await deleteLinks(ctx.sql, 'outside_identity', personId, identities)
    if (accounts.length > 0) await splitFromGroup(ctx, { stays: [personId], leave: accounts })
    const faces = idsOf('face')
    if (faces.length > 0) await withdrawIfGiven(ctx, { schoolId, personId, purpose: 'login' })
    for (const kind of secretKinds) if (idsOf(kind).length > 0) await secretLinks.of(ctx)[kind].end(ctx, personId, idsOf(kind))
    if (removed.length > 0) {
      const details = {
        passkeys: passkeys.length,
        identities: identities.length,
        faces: faces.length,
        accounts: accounts.length,
        secretLinks: removed.filter(({ kind }) => secretKinds.some((one) => one === kind)).length,
      }
      // An administrator who resets a password does it; a recovery has nobody logged in but its owner.
      const actorId = ctx.caller?.personId ?? personId
      await record(ctx, { schoolId, actorId, action: 'account.links_removed', subjectKind: 'person', subjectId: personId, details })
    }
    return { removed: removed.map(present(ctx)), kept: kept.map(present(ctx)) }
  })
