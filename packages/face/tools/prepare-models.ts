import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ModelName, modelNames } from '../src/models.ts'
import { writeOnnx } from './convert/onnx-file.ts'
import { toOnnx } from './convert/to-onnx.ts'
import { modelSources } from './model-sources.ts'

/** Raise it when the same sources are written otherwise. */
const version = 1

const parent = fileURLToPath(new URL('../models/', import.meta.url))

/** A package that brings other weights than those we know would measure faces by other rules. */
const checkSource = (name: ModelName) => {
  for (const { path, sha256 } of modelSources[name].files)
    if (hash('sha256', readFileSync(path)) !== sha256) throw new Error(`${path} is not the model that we know`)
}

/** Writes the models down for the runtime, once: about five seconds. Gives the folder that they lie in. */
export const prepareModels = (): string => {
  const folder = join(parent, String(version))
  mkdirSync(folder, { recursive: true })
  for (const name of modelNames) {
    const file = join(folder, `${name}.onnx`)
    if (existsSync(file)) continue
    checkSource(name)
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, writeOnnx(toOnnx(name, modelSources[name].read())))
    // Two that prepare at once write the same bytes.
    renameSync(unfinished, file)
  }
  return folder
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepareModels()
