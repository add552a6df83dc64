import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { type CompreFaceSettings, compreFaceClient } from './compreface-client.ts'
import { compare, type FaceOptions, openFaceMeasuring, requireJudged } from './embedded-faces.ts'
import { type FacePort, FacesBusy } from './face-port.ts'

interface Options extends CompreFaceSettings, FaceOptions {
  /** The name of its model: raise or change it when CompreFace gets another one. */
  readonly model: string
}

const orBusy = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof OutsideFailure ? new FacesBusy(error.message, { cause: error }) : error
  }
}

/** A CompreFace of the campus gives the vectors; checks, cutting and whether somebody is alive are measured here as always. */
export const compreFaces = ({ model, workers, maxPerPerson, ...settings }: Options): FacePort => {
  const measuring = openFaceMeasuring({ workers, ...(maxPerPerson === undefined ? {} : { maxPerPerson }) })
  const client = compreFaceClient(settings)
  return {
    modelId: `compreface-${model}`,
    judge: async (photo, { who, ...options } = {}) => {
      const { picture, ...judged } = requireJudged(await measuring.run({ kind: 'judge', photo, ...options, wantsPicture: true }, who))
      const vectors = judged.vector && picture ? await orBusy(client.vectorsOf(picture, picture)) : undefined
      return { ...judged, vector: vectors?.[0] }
    },
    cut: (photo, standard, { background, who } = {}) => measuring.run({ kind: 'cut', photo, standard, background }, who),
    checkFrames: async (frames, asked, reference, who) => {
      const { fault, digests, comparable } = await measuring.run({ kind: 'check', frames, asked }, who)
      const [first, last] = [comparable[0], comparable.at(-1)].map((chosen) => chosen && frames[chosen.index]?.bytes)
      if (fault || !first || !last) return { fault, digests, similarity: 0 }
      const vectors = await orBusy(client.vectorsOf(first, last))
      return { fault, digests, similarity: vectors ? Math.min(...vectors.map((vector) => compare([vector], reference))) : 0 }
    },
    close: () => measuring.close(),
  }
}
