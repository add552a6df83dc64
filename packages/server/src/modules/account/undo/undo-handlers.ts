import type { AccountChangeKind } from '@campus/contract/account/account-changes.ts'
import { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import { withdrawIfGiven } from '../../faces/own-consents/withdraw.service.ts'
import { restoreChannel } from '../../people/person/holder.service.ts'
import { splitFromGroup } from '../linked/split-group.service.ts'
import { deleteLinks } from '../links/links.repository.ts'
import { reportedLinks, secretLinks } from '../secret-links.extension.ts'
import { othersUndo, type UndoChange } from '../undo.extension.ts'

const Channel = z.object({ channel: z.enum(['phone', 'email']), from: z.string().nullable(), to: z.string() })
const One = z.object({ id: z.uuid() })
const SecretLink = z.object({ of: z.enum(reportedLinks), id: z.uuid() })
const Accounts = z.object({ stays: z.array(z.uuid()), leave: z.array(z.uuid()) })

const removeLink =
  (table: 'passkey' | 'outside_identity'): UndoChange =>
  async ({ sql }, { person_id, undo }) => {
    const [{ numDeletedRows } = { numDeletedRows: 0n }] = await deleteLinks(sql, table, person_id, [One.parse(undo).id])
    return numDeletedRows > 0n
  }

const endSecretLink: UndoChange = async (ctx, { person_id: personId, undo }) => {
  const { of, id } = SecretLink.parse(undo)
  const links = secretLinks.of(ctx)[of]
  const isOpen = (await links.listOf(ctx, personId)).some((link) => link.id === id)
  if (isOpen) await links.end(ctx, personId, [id])
  return isOpen
}

export const undoHandlers = (ctx: Ctx): Readonly<Record<AccountChangeKind, UndoChange>> => ({
  channel: (ctx, { person_id: personId, undo }) => restoreChannel(ctx, { personId, ...Channel.parse(undo) }),
  passkey: removeLink('passkey'),
  identity: removeLink('outside_identity'),
  face: (ctx, { school_id: schoolId, person_id: personId }) => withdrawIfGiven(ctx, { schoolId, personId, purpose: 'login' }),
  account: (ctx, { undo }) => splitFromGroup(ctx, Accounts.parse(undo)),
  link: endSecretLink,
  // Ending all sessions, which every undoing does, is all that can be done.
  devices: async () => true,
  ...othersUndo.of(ctx),
})
