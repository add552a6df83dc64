import { maskName } from '@campus/contract/masks.ts'
import type { Ctx } from '../../../platform/context.ts'
import { delegatesOf } from '../../entrust/entrustment.service.ts'
import { itemOf } from '../../printing/items/item.service.ts'
import type { ApplicationRow, findNamed } from '../applications/application.repository.ts'

/** Who fetches the paper of an application: the named delegate, and once it is ready the one asked last. */
export const delegateOf = async (ctx: Ctx, { id, delegate_id }: ApplicationRow, named: Awaited<ReturnType<typeof findNamed>>) => {
  const item = await itemOf(ctx, 'certificate', id)
  if (item) return (await delegatesOf(ctx, item.id))[0] ?? null
  if (delegate_id === null) return null
  return { id: delegate_id, name: maskName(named?.delegate_name ?? ''), number: named?.delegate_number ?? '' }
}
