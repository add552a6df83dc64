import * as runtime from 'onnxruntime-web/wasm'
import type { ModelName, Models } from '../models.ts'
import { openAll } from './run-model.ts'

const load = async (address: string): Promise<Uint8Array> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Opens the models that lie at these addresses. More than one thread would need a page that is isolated from all other origins. */
export const openModels = (addresses: Readonly<Partial<Record<ModelName, string>>>): Promise<Models> => {
  runtime.env.wasm.numThreads = 1
  return openAll(runtime, Object.keys(addresses) as ModelName[], (name) => load(addresses[name] ?? ''))
}
