/** A model as TensorFlow keeps it, pictures as height, width, channels; read from either of its two file formats. */

export type Activation = 'none' | 'relu' | 'relu6' | 'prelu'

export interface Window {
  readonly stride: readonly [number, number]
  readonly padding: 'same' | 'valid'
}

/** Weights are height, width, in, out; those of a depthwise convolution height, width, channels, times. */
export type Operation =
  | ({ readonly kind: 'convolution' | 'depthwise'; readonly activation: Activation } & Window)
  | ({ readonly kind: 'transposed-convolution' } & Window)
  | ({ readonly kind: 'max-pool' | 'average-pool'; readonly size: readonly [number, number] } & Window)
  | { readonly kind: 'add' | 'subtract' | 'multiply'; readonly activation: Activation }
  | { readonly kind: 'minimum' | 'maximum' | 'prelu' }
  | { readonly kind: 'relu' | 'absolute' | 'sigmoid' | 'softmax' | 'hard-swish' | 'identity' | 'l2-normalize' }
  | { readonly kind: 'matrix-product'; readonly activation: Activation }
  | { readonly kind: 'mean'; readonly keepsAxes: boolean }
  | { readonly kind: 'pad' | 'reshape' | 'concatenate' }
  | { readonly kind: 'resize'; readonly hasHalfPixels: boolean }

export interface SourceNode {
  readonly operation: Operation
  readonly inputs: readonly string[]
  readonly output: string
}

export interface SourceConstant {
  readonly shape: readonly number[]
  readonly data: Float32Array | Int32Array
}

export interface SourceGraph {
  readonly nodes: readonly SourceNode[]
  readonly constants: ReadonlyMap<string, SourceConstant>
  readonly inputs: readonly { readonly name: string; readonly shape: readonly number[] }[]
  readonly outputs: readonly string[]
}
