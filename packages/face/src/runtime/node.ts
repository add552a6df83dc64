import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ModelName, type Models, modelNames } from '../models.ts'
import { openAll, type Runtime } from './run-model.ts'

/** Where the native runtime is not installed, the one of the browsers does the same, four to five times as slowly. */
export const openRuntime = async (isNative = true): Promise<Runtime> => {
  if (isNative) {
    const native = await import('onnxruntime-node').catch(() => undefined)
    if (native) return native
  }
  const web = await import('onnxruntime-web/wasm')
  web.env.wasm.numThreads = 1
  return web
}

/** Opens the models of a folder that were prepared beforehand; those that are named, or all. */
export const openModels = async (
  folder: string,
  { names = modelNames, isNative = true }: { readonly names?: readonly ModelName[]; readonly isNative?: boolean } = {},
): Promise<Models> => {
  const runtime = await openRuntime(isNative)
  return openAll(runtime, names, (name) => readFile(join(folder, `${name}.onnx`)))
}
