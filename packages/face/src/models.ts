/** One neural network: the numbers of a picture in, lists of numbers out. */
export type Model = (input: Float32Array) => Promise<readonly Float32Array[]>

/** What each model reads: the side of its square picture, and how many numbers a pixel has. */
export const modelInputs = {
  detector: { side: 256, channels: 3 },
  mesh: { side: 192, channels: 3 },
  iris: { side: 64, channels: 3 },
  embedder: { side: 112, channels: 3 },
  features: { side: 224, channels: 3 },
  expression: { side: 64, channels: 1 },
  segmentation: { side: 256, channels: 3 },
} as const satisfies Record<string, { side: number; channels: number }>

export type ModelName = keyof typeof modelInputs
export type Models = Readonly<Record<ModelName, Model>>

export const modelNames = Object.keys(modelInputs) as readonly ModelName[]

/** Which model the vectors of faces come from, and how many numbers they have: only vectors of one model can be compared. */
export const vectorModel = { id: 'mobilefacenet-1', dimension: 192 } as const
