import type { Phrase } from '@campus/contract/language.ts'
import { checkPart, partsOf } from '@campus/flow/process/check-subprocess.ts'
import { isCircular } from '@campus/flow/process/circles.ts'
import type { Problem } from '@campus/flow/process/problems.ts'
import type { Process } from '@campus/flow/process/process.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { findPublished } from '../engine/instance.repository.ts'
import { readPinned } from '../engine/pinned-process.ts'
import { breaksParentText } from './problem-texts.ts'
import { listPublishedNaming } from './version.repository.ts'

/** A problem that names a process says so in words of its own. */
export type NamedProblem = Problem & { readonly text?: Phrase }

const codesIn = (process: Process) => partsOf(process).flatMap(({ props }) => (props.subProcCode === '' ? [] : [props.subProcCode]))

/** What is published of the processes that are parts of one, and of their parts. */
const publishedParts = async (ctx: CallerCtx, process: Process): Promise<ReadonlyMap<string, Process>> => {
  const found = new Map<string, Process>()
  const waiting = codesIn(process)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    const version = await findPublished(ctx.sql, ctx.caller.schoolId, id)
    if (!version) continue
    const part = await readPinned(ctx.sql, version.id)
    found.set(id, part)
    waiting.push(...codesIn(part))
  }
  return found
}

/** What keeps the parts of a process from being started by it. */
export const subprocessProblems = async (ctx: CallerCtx, processId: string, process: Process): Promise<readonly Problem[]> => {
  const nodes = partsOf(process).filter(({ props }) => props.subProcCode !== '')
  if (nodes.length === 0) return []
  const parts = await publishedParts(ctx, process)
  const edges = new Map([...parts].map(([id, part]) => [id, codesIn(part)]))
  return nodes.flatMap((node): readonly Problem[] => {
    const { subProcCode } = node.props
    const part = parts.get(subProcCode)
    if (!part) return [{ code: 'no_subprocess', nodeId: node.id }]
    const isBack = isCircular(new Map([...edges, [processId, [subProcCode]]]), processId)
    return isBack ? [{ code: 'circular_subprocess', nodeId: node.id }] : checkPart(process, node, part)
  })
}

/** What keeps a part from starting by itself; what is wrong with its parent, the parent says. */
const startFaults = (parent: Process, process: Process, processId: string): readonly Problem[] =>
  partsOf(parent)
    .filter(({ props }) => props.subProcCode === processId)
    .flatMap((node) => checkPart(parent, node, process))
    .filter(({ code }) => code !== 'unknown_field')

/** What would keep published processes from starting this one, and does not yet: they fill in its form, and nobody is there to add what is new. */
export const parentProblems = async (ctx: CallerCtx, processId: string, process: Process): Promise<readonly NamedProblem[]> => {
  const parents = await listPublishedNaming(ctx.sql, ctx.caller.schoolId, processId)
  const version = parents.length > 0 ? await findPublished(ctx.sql, ctx.caller.schoolId, processId) : undefined
  if (!version) return []
  const before = await readPinned(ctx.sql, version.id)
  const found: NamedProblem[] = []
  for (const { id, name, name_en, name_tw } of parents) {
    const parent = await readPinned(ctx.sql, id)
    const known = new Set(startFaults(parent, before, processId).map(({ code, field }) => `${code} ${field ?? ''}`))
    const text = breaksParentText([name, name_en, name_tw])
    for (const { code, field } of startFaults(parent, process, processId))
      if (!known.has(`${code} ${field ?? ''}`)) found.push({ code: 'breaks_parent', ...(field === undefined ? {} : { field }), text })
  }
  return found
}
