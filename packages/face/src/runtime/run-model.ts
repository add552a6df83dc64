import { type Model, type ModelName, type Models, modelInputs, modelNames } from '../models.ts'

/** What the native runtime and the one in WebAssembly have in common. */
export interface Runtime {
  readonly Tensor: new (type: 'float32', data: Float32Array, shape: readonly number[]) => unknown
  readonly InferenceSession: { create: (file: Uint8Array, options: object) => Promise<Session> }
}

interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  readonly run: (
    inputs: Record<string, never>,
  ) => Promise<Readonly<Record<string, { readonly data: unknown; readonly dims: readonly number[] }>>>
}

const onlyErrors = 3

/** One thread each: several workers beside each other use a machine better. */
const openModel = async (runtime: Runtime, name: ModelName, file: Uint8Array): Promise<Model> => {
  const session = await runtime.InferenceSession.create(file, { intraOpNumThreads: 1, logSeverityLevel: onlyErrors })
  const { side, channels } = modelInputs[name]
  const [inputName = ''] = session.inputNames
  return async (input) => {
    const tensor = new runtime.Tensor('float32', input, [1, side, side, channels])
    const outputs = await session.run({ [inputName]: tensor as never })
    return session.outputNames.map((output) => outputs[output]?.data as Float32Array)
  }
}

const notOpened = async () => {
  throw new Error('This model was not opened')
}

/** Opens the models that are named; each of the others says that it was not. */
export const openAll = async (
  runtime: Runtime,
  names: readonly ModelName[],
  read: (name: ModelName) => Promise<Uint8Array>,
): Promise<Models> => {
  const opened = await Promise.all(names.map(async (name) => [name, await openModel(runtime, name, await read(name))] as const))
  return { ...(Object.fromEntries(modelNames.map((name) => [name, notOpened])) as unknown as Models), ...Object.fromEntries(opened) }
}
