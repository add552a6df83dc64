import type { Picture } from '@campus/face/picture.ts'
import { findLines } from './find-lines.ts'
import { type ReadLine, readLine } from './read-line.ts'
import type { TextModels } from './text-models.ts'

/** More lines than any paper has. */
const maxLines = 60

/** The text of a picture, line by line from the top; level lines, as its most lines are turned. */
export const readText = async (models: TextModels, picture: Picture): Promise<readonly ReadLine[]> => {
  const lines = (await findLines(models.detector, picture)).toSorted((one, other) => one.y - other.y).slice(0, maxLines)
  const read: ReadLine[] = []
  for (const line of lines) {
    const one = await readLine(models, picture, line)
    if (one.text !== '') read.push(one)
  }
  return read
}
