import type { Form } from '@campus/contract/approval/form.ts'
import type { ProcessSettings } from '@campus/contract/approval/settings.ts'
import { isMatterKind } from '@campus/contract/paths/matter-screens.ts'
import { mustPickAtStart } from '@campus/flow/process/picks.ts'
import type { Problem } from '@campus/flow/process/problems.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { Ctx } from '../../../context/context.ts'
import { matters } from '../matters.extension.ts'
import { formOf } from './matter-form.ts'

interface Draft {
  readonly form: Form
  readonly settings: ProcessSettings
}

const matterOf = (ctx: Ctx, kind: string | null) => (kind !== null && isMatterKind(kind) ? matters.of(ctx)[kind] : undefined)

/** Of a process that decides about records of another area, fields and consequences are code, whatever a designer sends. */
export const withFixedParts = <Given extends Draft>(ctx: Ctx, kind: string | null, given: Given): Given => {
  const matter = matterOf(ctx, kind)
  return matter ? { ...given, form: formOf(matter, 'zh_CN'), settings: { ...given.settings, undo: false } } : given
}

/** What such a process cannot do: steps change only what the area lets be changed, and on its screens nobody picks people. */
export const fixedProblems = (ctx: Ctx, kind: string | null, { tree }: Process): readonly Problem[] => {
  const matter = matterOf(ctx, kind)
  if (!matter) return []
  const isOpen = (id: string) => matter.fields.some((field) => field.id === id && field.isEditable)
  return [...indexOf(tree).values()].flatMap(({ node }): Problem[] => {
    const rights = 'formPerms' in node.props ? node.props.formPerms : []
    const wrong = rights.filter(({ id, perm }) => (node.type === 'ROOT' ? perm !== 'E' : perm === 'E' && !isOpen(id)))
    return [
      ...wrong.map(({ id }): Problem => ({ code: 'fixed_field', nodeId: node.id, at: id })),
      ...(mustPickAtStart(node, tree.id) ? [{ code: 'starter_cannot_pick', nodeId: node.id } as const] : []),
    ]
  })
}
