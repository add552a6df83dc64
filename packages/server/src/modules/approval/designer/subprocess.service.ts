import { checkPart, partsOf } from '@campus/flow/process/check-subprocess.ts'
import { isCircular } from '@campus/flow/process/circles.ts'
import type { Problem } from '@campus/flow/process/problems.ts'
import type { Process } from '@campus/flow/process/process.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { findPublished } from '../engine/instance.repository.ts'
import { readPinned } from '../engine/pinned-process.ts'

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
