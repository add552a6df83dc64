import { bytes, float, integer, joined, message, text } from './protobuf.ts'

/** What an ONNX file is made of, as far as our models need it. Field numbers are those of onnx.proto. */
export type Attribute = number | string | readonly number[] | { readonly float: number }

export interface OnnxNode {
  readonly op: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes?: Readonly<Record<string, Attribute>>
}

export interface Constant {
  readonly name: string
  readonly shape: readonly number[]
  readonly data: Float16Array | Float32Array | BigInt64Array
}

export interface Port {
  readonly name: string
  /** Left to the runtime where it follows from the model. */
  readonly shape?: readonly number[]
}

export interface OnnxGraph {
  readonly name: string
  readonly nodes: readonly OnnxNode[]
  readonly constants: readonly Constant[]
  readonly inputs: readonly Port[]
  readonly outputs: readonly Port[]
}

const irVersion = 8
const operatorSet = 17
const float32Type = 1
const typeOf = ({ data }: Constant) => (data instanceof Float32Array ? float32Type : data instanceof Float16Array ? 10 : 7)

const attributeTypes = { float: 1, integer: 2, text: 3, integers: 7 } as const

const attribute = (name: string, value: Attribute): Uint8Array[] => {
  const of = (type: keyof typeof attributeTypes, content: Uint8Array[]) =>
    message(5, [...text(1, name), ...content, ...integer(20, attributeTypes[type])])
  if (typeof value === 'number') return of('integer', integer(3, value))
  if (typeof value === 'string') return of('text', text(4, value))
  if ('float' in value) return of('float', float(2, value.float))
  return of(
    'integers',
    value.flatMap((one) => integer(8, one)),
  )
}

const node = ({ op, inputs, outputs, attributes = {} }: OnnxNode) =>
  message(1, [
    ...inputs.flatMap((name) => text(1, name)),
    ...outputs.flatMap((name) => text(2, name)),
    ...text(4, op),
    ...Object.entries(attributes).flatMap(([name, value]) => attribute(name, value)),
  ])

const constant = (given: Constant) =>
  message(5, [
    ...given.shape.flatMap((size) => integer(1, size)),
    ...integer(2, typeOf(given)),
    ...text(8, given.name),
    ...bytes(9, new Uint8Array(given.data.buffer, given.data.byteOffset, given.data.byteLength)),
  ])

const port = (field: number, { name, shape }: Port) => {
  const dimensions =
    shape &&
    message(
      2,
      shape.flatMap((size) => message(1, integer(1, size))),
    )
  return message(field, [...text(1, name), ...message(2, message(1, [...integer(1, float32Type), ...(dimensions ?? [])]))])
}

export const writeOnnx = (graph: OnnxGraph): Uint8Array =>
  joined([
    ...integer(1, irVersion),
    ...text(2, 'campus'),
    ...message(7, [
      ...graph.nodes.flatMap(node),
      ...text(2, graph.name),
      ...graph.constants.flatMap(constant),
      ...graph.inputs.flatMap((one) => port(11, one)),
      ...graph.outputs.flatMap((one) => port(12, one)),
    ]),
    ...message(8, [...text(1, ''), ...integer(2, operatorSet)]),
  ])
