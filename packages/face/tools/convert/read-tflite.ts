import { readFileSync } from 'node:fs'
import { readFlatbuffer, type Table } from './flatbuffer.ts'
import type { Activation, Operation, SourceConstant, SourceGraph, SourceNode, Window } from './source-graph.ts'

/** Operators by their number in the schema of TensorFlow Lite. */
const operators: Readonly<Record<number, string>> = {
  0: 'add',
  1: 'average-pool',
  3: 'convolution',
  4: 'depthwise',
  6: 'dequantize',
  11: 'l2-normalize',
  14: 'sigmoid',
  18: 'multiply',
  19: 'relu',
  22: 'reshape',
  23: 'resize',
  32: 'custom',
  41: 'subtract',
  101: 'absolute',
  117: 'hard-swish',
}

const activationOf = (number: number): Activation => {
  const found = (['none', 'relu', undefined, 'relu6'] as const)[number]
  if (!found) throw new Error(`Unknown activation ${number}`)
  return found
}

const windowOf = (options: Table): Window => ({
  stride: [options.integer(2), options.integer(1)],
  padding: options.byte(0) === 0 ? 'same' : 'valid',
})

const operationOf = (kind: string | undefined, options: Table | undefined, custom: string): Operation => {
  const given = () => {
    if (!options) throw new Error(`${kind} without its options`)
    return options
  }
  switch (kind) {
    case 'convolution':
      return { kind, activation: activationOf(given().byte(3)), ...windowOf(given()) }
    case 'depthwise':
      return { kind, activation: activationOf(given().byte(4)), ...windowOf(given()) }
    case 'average-pool':
      return { kind, size: [given().integer(4), given().integer(3)], ...windowOf(given()) }
    case 'add':
    case 'subtract':
    case 'multiply':
      return { kind, activation: activationOf(options?.byte(0) ?? 0) }
    case 'resize':
      return { kind, hasHalfPixels: given().byte(3) !== 0 }
    case 'l2-normalize':
    case 'sigmoid':
    case 'relu':
    case 'absolute':
    case 'hard-swish':
    case 'reshape':
      return { kind }
    case 'dequantize':
      return { kind: 'identity' }
    case 'custom':
      // MediaPipe's own; a stride of two without padding is all it is used with.
      if (custom === 'Convolution2DTransposeBias') return { kind: 'transposed-convolution', stride: [2, 2], padding: 'valid' }
      throw new Error(`Unknown operation ${custom}`)
    default:
      throw new Error(`Unknown operation ${kind}`)
  }
}

const float16Type = 1
const int32Type = 2

const dataOf = (type: number, content: ArrayBuffer) => {
  if (type === int32Type) return new Int32Array(content)
  return type === float16Type ? Float32Array.from(new Float16Array(content)) : new Float32Array(content)
}

/** From out, height, width, in (for a depthwise one: 1, height, width, channels) to height, width, in, out. */
const asHeightWidthInOut = ({ shape, data }: SourceConstant, isDepthwise: boolean): SourceConstant => {
  const [out = 0, height = 0, width = 0, channels = 0] = shape
  if (isDepthwise) return { shape: [height, width, channels, 1], data }
  const turned = new Float32Array(data.length)
  const area = height * width * channels
  for (let from = 0; from < out; from += 1) for (let at = 0; at < area; at += 1) turned[at * out + from] = data[from * area + at] ?? 0
  return { shape: [height, width, channels, out], data: turned }
}

const weightKinds: ReadonlySet<string> = new Set(['convolution', 'depthwise', 'transposed-convolution'])

/** A TensorFlow Lite model with one graph. */
export const readTflite = (path: string): SourceGraph => {
  const model = readFlatbuffer(new Uint8Array(readFileSync(path)))
  const codes = model.tables(1).map((code) => ({ kind: operators[Math.max(code.byte(0), code.integer(3))], custom: code.text(1) }))
  const [graph] = model.tables(2)
  if (!graph) throw new Error('A model without a graph')
  const buffers = model.tables(4).map((buffer) => buffer.bytes(0))
  const tensors = graph.tables(0).map((tensor, index) => ({
    name: `t${index}`,
    shape: tensor.integers(0),
    type: tensor.byte(1),
    content: buffers[tensor.integer(2)] ?? new Uint8Array(),
  }))
  const nameOf = (index: number) => tensors[index]?.name ?? ''

  const constants = new Map<string, SourceConstant>()
  for (const { name, shape, type, content } of tensors)
    if (content.length > 0) constants.set(name, { shape, data: dataOf(type, content.buffer) })

  const nodes: SourceNode[] = []
  for (const operator of graph.tables(3)) {
    const { kind, custom = '' } = codes[operator.integer(0)] ?? {}
    const inputs = operator.integers(1).map(nameOf)
    const [output = ''] = operator.integers(2).map(nameOf)
    const constant = constants.get(inputs[0] ?? '')
    // Weights of half the bytes are known beforehand.
    if (kind === 'dequantize' && constant) constants.set(output, constant)
    else nodes.push({ operation: operationOf(kind, operator.table(4), custom), inputs, output })
  }
  for (const { operation, inputs } of nodes) {
    const [, weights = ''] = inputs
    const constant = constants.get(weights)
    if (weightKinds.has(operation.kind) && constant) constants.set(weights, asHeightWidthInOut(constant, operation.kind === 'depthwise'))
  }
  return {
    nodes,
    constants,
    inputs: graph.integers(1).map((index) => ({ name: nameOf(index), shape: tensors[index]?.shape ?? [] })),
    outputs: graph.integers(2).map(nameOf),
  }
}
