import { Form } from '@campus/contract/approval/form.ts'
import { maxGatewayDepth, maxNodes, ProcessTree, type RootNode } from '@campus/contract/approval/process-tree.ts'
import { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { z } from 'zod'
import { boundedJson } from './bounded-json.ts'
import type { Problem } from './problems.ts'
import type { Process } from './process.ts'
import { isGateway } from './tree.ts'

type Read<Value> = { readonly value: Value } | { readonly problems: readonly Problem[] }

const read = <Value>(shape: z.ZodType<Value>, input: unknown): Read<Value> => {
  const { success, data, error } = shape.safeParse(input)
  if (success) return { value: data }
  return { problems: error.issues.slice(0, 20).map(({ path }) => ({ code: 'wrong_shape', at: path.join('.') })) }
}

/** With joins and branches, which are not counted as nodes. */
const maxParts = 4 * maxNodes

interface Waiting {
  readonly node: unknown
  readonly depth: number
}

const partsOf = (node: object): { readonly next: unknown; readonly branches: readonly unknown[]; readonly id: unknown } => {
  const { children, branchs, id } = node as { children?: unknown; branchs?: unknown; id?: unknown }
  return { next: children, branches: Array.isArray(branchs) ? branchs : [], id }
}

/** Counted before the shape is read: reading is recursive, and a tree of ten thousand nodes would be read in vain. */
const boundsOf = (tree: unknown): Problem | undefined => {
  const waiting: Waiting[] = [{ node: tree, depth: 0 }]
  const ids = new Set<unknown>()
  let nodes = 0
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (typeof each.node !== 'object' || each.node === null || Object.keys(each.node).length === 0) continue
    const { next, branches, id } = partsOf(each.node)
    nodes += 1
    if (nodes > maxParts) return { code: 'too_many_nodes' }
    if (each.depth > maxGatewayDepth) return { code: 'too_deep', ...(typeof id === 'string' && { nodeId: id }) }
    if (ids.has(id)) return { code: 'duplicate_id', ...(typeof id === 'string' && { nodeId: id }) }
    ids.add(id)
    waiting.push({ node: next, depth: each.depth })
    for (const branch of branches) waiting.push({ node: branch, depth: each.depth + 1 })
  }
  return undefined
}

const countOf = (tree: RootNode) => {
  let count = 0
  const waiting: (RootNode['children'] | RootNode)[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type !== 'EMPTY') count += 1
    if (isGateway(node)) waiting.push(...node.branchs.flatMap(({ children }) => (children ? [children] : [])))
    if (node.children) waiting.push(node.children)
  }
  return count
}

/** Reads a tree from text or from a parsed value that nobody has checked yet. */
export const readTree = (input: unknown): Read<RootNode> => {
  const json = boundedJson(input)
  if ('fault' in json) return { problems: [{ code: json.fault }] }
  const outOfBounds = boundsOf(json.value)
  if (outOfBounds) return { problems: [outOfBounds] }
  const tree = read(ProcessTree, json.value)
  return 'value' in tree && countOf(tree.value) > maxNodes ? { problems: [{ code: 'too_many_nodes' }] } : tree
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Reads a whole version, `{ process, formItems, settings }`, as the designer exports it. */
export const readProcess = (input: unknown): Read<Process> => {
  const json = boundedJson(input)
  if ('fault' in json) return { problems: [{ code: json.fault }] }
  const { process, formItems, settings } = objectOf(json.value)
  const tree = readTree(process)
  const form = read(Form, formItems ?? [])
  const options = read(ProcessSettings, settings ?? {})
  if ('value' in tree && 'value' in form && 'value' in options)
    return { value: { tree: tree.value, form: form.value, settings: options.value } }
  return { problems: [tree, form, options].flatMap((part) => ('problems' in part ? part.problems : [])) }
}
