import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Activation, Operation, SourceConstant, SourceGraph, SourceNode, Window } from './source-graph.ts'

/** Texts are base64, whole numbers are texts. */
const Attribute = z.object({
  s: z.string().optional(),
  b: z.boolean().optional(),
  list: z.object({ i: z.array(z.coerce.number()).optional(), s: z.array(z.string()).optional() }).optional(),
})

const Node = z.object({
  name: z.string(),
  op: z.string(),
  input: z.array(z.string()).default([]),
  attr: z.record(z.string(), Attribute.loose()).default({}),
})
type Node = z.infer<typeof Node>

const Weight = z.object({
  name: z.string(),
  shape: z.array(z.number()),
  dtype: z.enum(['float32', 'int32']),
  quantization: z.object({ dtype: z.literal('float16') }).optional(),
})

const Place = z.object({ name: z.string(), tensorShape: z.object({ dim: z.array(z.object({ size: z.coerce.number() })) }) })
const Signature = z.object({ inputs: z.record(z.string(), Place), outputs: z.record(z.string(), Place) })

const GraphModel = z.object({
  modelTopology: z.object({ node: z.array(Node) }),
  weightsManifest: z.array(z.object({ paths: z.array(z.string()), weights: z.array(Weight) })),
  signature: Signature.optional(),
  userDefinedMetadata: z.object({ signature: Signature }).loose().optional(),
})

const textOf = (base64: string) => Buffer.from(base64, 'base64').toString()

/** `name:0` is the only output of the node `name`. */
const plainName = (name: string) => name.replace(/:0$/, '')

const windowOf = ({ attr }: Node): Window => {
  const [, height = 1, width = 1] = attr['strides']?.list?.i ?? []
  return { stride: [height, width], padding: textOf(attr['padding']?.s ?? '') === 'SAME' ? 'same' : 'valid' }
}

const activations: Readonly<Record<string, Activation>> = { Relu: 'relu', Relu6: 'relu6', Prelu: 'prelu' }

/** What is done at the end of a fused operation, behind the addition of the bias. */
const fusedActivation = ({ attr }: Node): Activation => {
  const last = attr['fused_ops']?.list?.s?.map(textOf).at(-1) ?? ''
  return activations[last] ?? 'none'
}

const sizeOf = ({ attr }: Node): readonly [number, number] => {
  const [, height = 1, width = 1] = attr['ksize']?.list?.i ?? []
  return [height, width]
}

const simple: Readonly<Record<string, Operation>> = {
  Add: { kind: 'add', activation: 'none' },
  AddV2: { kind: 'add', activation: 'none' },
  Mul: { kind: 'multiply', activation: 'none' },
  Minimum: { kind: 'minimum' },
  Maximum: { kind: 'maximum' },
  Prelu: { kind: 'prelu' },
  Relu: { kind: 'relu' },
  Sigmoid: { kind: 'sigmoid' },
  Softmax: { kind: 'softmax' },
  Identity: { kind: 'identity' },
  Pad: { kind: 'pad' },
  Reshape: { kind: 'reshape' },
  ConcatV2: { kind: 'concatenate' },
}

const operationOf = (node: Node): Operation => {
  switch (node.op) {
    case 'Conv2D':
    case '_FusedConv2D':
      return { kind: 'convolution', activation: fusedActivation(node), ...windowOf(node) }
    case 'DepthwiseConv2dNative':
    case 'FusedDepthwiseConv2dNative':
      return { kind: 'depthwise', activation: fusedActivation(node), ...windowOf(node) }
    case 'MaxPool':
      return { kind: 'max-pool', size: sizeOf(node), ...windowOf(node) }
    case 'Mean':
      return { kind: 'mean', keepsAxes: node.attr['keep_dims']?.b === true }
    case '_FusedMatMul':
      return { kind: 'matrix-product', activation: fusedActivation(node) }
    default: {
      const operation = simple[node.op]
      if (!operation) throw new Error(`Unknown operation ${node.op}`)
      return operation
    }
  }
}

const readWeights = (folder: string, manifest: z.infer<typeof GraphModel>['weightsManifest']) => {
  const constants = new Map<string, SourceConstant>()
  for (const { paths, weights } of manifest) {
    const { buffer } = Uint8Array.from(Buffer.concat(paths.map((path) => readFileSync(join(folder, path)))))
    let at = 0
    for (const { name, shape, dtype, quantization } of weights) {
      const count = shape.reduce((product, size) => product * size, 1)
      const bytes = quantization ? 2 : 4
      const content = buffer.slice(at, at + count * bytes)
      at += count * bytes
      const data =
        dtype === 'int32'
          ? new Int32Array(content)
          : quantization
            ? Float32Array.from(new Float16Array(content))
            : new Float32Array(content)
      constants.set(name, { shape, data })
    }
  }
  return constants
}

/** A TensorFlow.js graph model: `name.json` beside its weights. */
export const readGraphModel = (folder: string, name: string): SourceGraph => {
  const model = GraphModel.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  const signature = model.signature ?? model.userDefinedMetadata?.signature
  if (!signature) throw new Error(`${name} does not name its inputs`)
  const nodes = model.modelTopology.node
    .filter(({ op }) => op !== 'Const' && op !== 'Placeholder')
    .map((node): SourceNode => ({ operation: operationOf(node), inputs: node.input.map(plainName), output: node.name }))
  return {
    nodes,
    constants: readWeights(folder, model.weightsManifest),
    inputs: Object.values(signature.inputs).map((place) => ({
      name: plainName(place.name),
      shape: place.tensorShape.dim.map(({ size }) => size),
    })),
    outputs: Object.values(signature.outputs).map(({ name: output }) => plainName(output)),
  }
}
