import type { Attribute, Constant, OnnxGraph, OnnxNode } from './onnx-file.ts'
import type { Activation, Operation, SourceConstant, SourceGraph, SourceNode, Window } from './source-graph.ts'

/** A picture is a tensor of four axes, which ONNX keeps as channels, height, width; others are as they were. */
interface Value {
  readonly name: string
  readonly isPicture: boolean
}

const productOf = (sizes: readonly number[]) => sizes.reduce((product, size) => product * size, 1)

/** The elements of a constant with its axes in another order. */
const transposed = ({ shape, data }: SourceConstant, order: readonly number[]): SourceConstant => {
  const strides = shape.map((_, axis) => productOf(shape.slice(axis + 1)))
  const newShape = order.map((axis) => shape[axis] ?? 1)
  const newStrides = newShape.map((_, axis) => productOf(newShape.slice(axis + 1)))
  const turned = Float32Array.from(data, (_, index) => {
    let from = 0
    for (const [position, axis] of order.entries())
      from += (Math.floor(index / (newStrides[position] ?? 1)) % (newShape[position] ?? 1)) * (strides[axis] ?? 0)
    return data[from] ?? 0
  })
  return { shape: newShape, data: turned }
}

const autoPad = ({ padding }: Window) => (padding === 'same' ? 'SAME_UPPER' : 'VALID')

const elementwise: Readonly<Record<string, string>> = {
  add: 'Add',
  subtract: 'Sub',
  multiply: 'Mul',
  minimum: 'Min',
  maximum: 'Max',
  prelu: 'PRelu',
  relu: 'Relu',
  absolute: 'Abs',
  sigmoid: 'Sigmoid',
  'hard-swish': 'HardSwish',
  identity: 'Identity',
}

/** Writes a model down for ONNX, node by node. */
class Writer {
  readonly nodes: OnnxNode[] = []
  readonly constants: Constant[] = []
  readonly #values = new Map<string, Value>()
  readonly #source: SourceGraph
  #count = 0

  constructor(source: SourceGraph) {
    this.#source = source
  }

  set(name: string, value: Value) {
    this.#values.set(name, value)
  }

  value(name: string): Value {
    const value = this.#values.get(name)
    if (!value) throw new Error(`${name} is used before it is there`)
    return value
  }

  constant(name: string): SourceConstant | undefined {
    return this.#source.constants.get(name)
  }

  known(name: string): SourceConstant {
    const constant = this.constant(name)
    if (!constant) throw new Error(`${name} is no constant`)
    return constant
  }

  fresh(): string {
    this.#count += 1
    return `v${this.#count}`
  }

  node(op: string, inputs: readonly string[], attributes: Readonly<Record<string, Attribute>> = {}): string {
    const output = this.fresh()
    this.nodes.push({ op, inputs, outputs: [output], attributes })
    return output
  }

  /** Weights take half the bytes; the runtime casts them once, when it loads the model. */
  weights({ shape, data }: SourceConstant): string {
    const name = this.fresh()
    this.constants.push({ name, shape, data: Float16Array.from(data) })
    return this.node('Cast', [name], { to: 1 })
  }

  integers(values: readonly number[]): string {
    const name = this.fresh()
    this.constants.push({ name, shape: [values.length], data: BigInt64Array.from(values, BigInt) })
    return name
  }

  /** A picture with its channels last again, as what follows expects it. */
  plain({ name, isPicture }: Value): string {
    return isPicture ? this.node('Transpose', [name], { perm: [0, 2, 3, 1] }) : name
  }

  /** An operand of an operation that goes element by element: a constant holds one number for each channel. */
  operand(name: string, isPicture: boolean): string {
    const constant = this.constant(name)
    if (!constant) return this.value(name).name
    const isScalar = constant.data.length === 1
    return this.weights(isScalar || !isPicture ? constant : { shape: [constant.data.length, 1, 1], data: constant.data })
  }

  activated(name: string, activation: Activation, slopes: string | undefined): string {
    if (activation === 'none') return name
    if (activation === 'relu') return this.node('Relu', [name])
    if (activation === 'prelu' && slopes !== undefined) return this.node('PRelu', [name, this.operand(slopes, true)])
    if (activation !== 'relu6') throw new Error('No slopes')
    return this.node('Clip', [name, this.scalar(0), this.scalar(6)])
  }

  scalar(value: number): string {
    const name = this.fresh()
    this.constants.push({ name, shape: [], data: Float32Array.of(value) })
    return name
  }
}

type Convolution = Extract<Operation, { kind: 'convolution' | 'depthwise' | 'transposed-convolution' }>

const convolution = (writer: Writer, { inputs }: SourceNode, operation: Convolution): string => {
  const [input = '', weights = '', bias, slopes] = inputs
  const known = writer.known(weights)
  const [height = 1, width = 1, channels = 1] = known.shape
  const isDepthwise = operation.kind === 'depthwise'
  const isTransposed = operation.kind === 'transposed-convolution'
  const kernel = transposed(known, isTransposed || isDepthwise ? [2, 3, 0, 1] : [3, 2, 0, 1])
  const shape = isDepthwise ? [productOf(kernel.shape.slice(0, 2)), 1, height, width] : kernel.shape
  const name = writer.node(
    isTransposed ? 'ConvTranspose' : 'Conv',
    [
      writer.value(input).name,
      writer.weights({ shape, data: kernel.data }),
      ...(bias === undefined ? [] : [writer.weights(writer.known(bias))]),
    ],
    { kernel_shape: [height, width], strides: operation.stride, auto_pad: autoPad(operation), group: isDepthwise ? channels : 1 },
  )
  return 'activation' in operation ? writer.activated(name, operation.activation, slopes) : name
}

/** Channels stand last in the source and second in ONNX. */
const axisInOnnx = (axis: number) => [0, 2, 3, 1][axis < 0 ? axis + 4 : axis] ?? 0

const pad = (writer: Writer, [input = '', widths = '']: readonly string[]): string => {
  const { data } = writer.known(widths)
  const pads = Array.from({ length: 8 }, () => 0)
  for (const axis of [0, 1, 2, 3]) {
    pads[axisInOnnx(axis)] = data[axis * 2] ?? 0
    pads[4 + axisInOnnx(axis)] = data[axis * 2 + 1] ?? 0
  }
  return writer.node('Pad', [writer.value(input).name, writer.integers(pads)])
}

const matrixProduct = (writer: Writer, inputs: readonly string[], activation: Activation): string => {
  const [input = '', weights = '', bias] = inputs
  const product = writer.node('MatMul', [writer.value(input).name, writer.weights(writer.known(weights))])
  const shifted = bias === undefined ? product : writer.node('Add', [product, writer.weights(writer.known(bias))])
  return writer.activated(shifted, activation, undefined)
}

const resize = (writer: Writer, [input = '', size = '']: readonly string[], hasHalfPixels: boolean): string => {
  const [height = 0, width = 0] = writer.known(size).data
  // Only height and width change; their new sizes come from a picture's shape and these two numbers.
  const picture = writer.value(input).name
  const front = writer.node('Slice', [writer.node('Shape', [picture]), writer.integers([0]), writer.integers([2])])
  const sizes = writer.node('Concat', [front, writer.integers([height, width])], { axis: 0 })
  return writer.node('Resize', [picture, '', '', sizes], {
    mode: 'linear',
    coordinate_transformation_mode: hasHalfPixels ? 'half_pixel' : 'asymmetric',
  })
}

const picture = (name: string): Value => ({ name, isPicture: true })
const plain = (name: string): Value => ({ name, isPicture: false })

const lower = (writer: Writer, node: SourceNode): Value => {
  const { operation, inputs } = node
  const [first = ''] = inputs
  switch (operation.kind) {
    case 'convolution':
    case 'depthwise':
    case 'transposed-convolution':
      return picture(convolution(writer, node, operation))
    case 'max-pool':
    case 'average-pool':
      return picture(
        writer.node(operation.kind === 'max-pool' ? 'MaxPool' : 'AveragePool', [writer.value(first).name], {
          kernel_shape: operation.size,
          strides: operation.stride,
          auto_pad: autoPad(operation),
        }),
      )
    case 'pad':
      return picture(pad(writer, inputs))
    case 'reshape':
      return plain(writer.node('Reshape', [writer.plain(writer.value(first)), writer.integers([...writer.known(inputs[1] ?? '').data])]))
    case 'concatenate':
      return picture(
        writer.node(
          'Concat',
          inputs.slice(0, -1).map((name) => writer.value(name).name),
          { axis: axisInOnnx(writer.known(inputs.at(-1) ?? '').data[0] ?? 0) },
        ),
      )
    case 'mean':
      return {
        name: writer.node('ReduceMean', [writer.value(first).name], { axes: [2, 3], keepdims: operation.keepsAxes ? 1 : 0 }),
        isPicture: operation.keepsAxes,
      }
    case 'matrix-product':
      return plain(matrixProduct(writer, inputs, operation.activation))
    case 'resize':
      return picture(resize(writer, inputs, operation.hasHalfPixels))
    case 'softmax':
      return plain(writer.node('Softmax', [writer.plain(writer.value(first))], { axis: 1 }))
    case 'l2-normalize':
      return plain(writer.node('LpNormalization', [writer.plain(writer.value(first))], { axis: 1, p: 2 }))
    default: {
      const isPicture = inputs.some((name) => !writer.constant(name) && writer.value(name).isPicture)
      const name = writer.node(
        elementwise[operation.kind] ?? '',
        inputs.map((input) => writer.operand(input, isPicture)),
      )
      return { name: writer.activated(name, 'activation' in operation ? operation.activation : 'none', undefined), isPicture }
    }
  }
}

/** Nodes in an order in which each comes behind what it needs. */
const inOrder = ({ nodes, inputs, constants }: SourceGraph): readonly SourceNode[] => {
  const byOutput = new Map(nodes.map((node) => [node.output, node]))
  const seen = new Set<string>([...inputs.map(({ name }) => name), ...constants.keys()])
  const ordered: SourceNode[] = []
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const node = byOutput.get(name)
    if (!node) throw new Error(`Nothing makes ${name}`)
    for (const input of node.inputs) visit(input)
    ordered.push(node)
  }
  for (const { output } of nodes) visit(output)
  return ordered
}

/** Inputs and outputs keep the order of the source's axes: one picture, channels last. Outputs are named `out0`, `out1`, … */
export const toOnnx = (name: string, source: SourceGraph): OnnxGraph => {
  const writer = new Writer(source)
  for (const input of source.inputs) writer.set(input.name, picture(writer.node('Transpose', [input.name], { perm: [0, 3, 1, 2] })))
  for (const node of inOrder(source)) writer.set(node.output, lower(writer, node))
  const outputs = source.outputs.map((output, index) => {
    writer.nodes.push({ op: 'Identity', inputs: [writer.plain(writer.value(output))], outputs: [`out${index}`] })
    return { name: `out${index}` }
  })
  return {
    name,
    nodes: writer.nodes,
    constants: writer.constants,
    inputs: source.inputs.map(({ name: input, shape }) => ({ name: input, shape: [1, ...shape.slice(1)] })),
    outputs,
  }
}
