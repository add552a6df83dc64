import type { PhotoStandard, PhotoType } from '@campus/contract/identity/photo-types.ts'
import type { Fact } from '@campus/ui/page/fact-list.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { photoWords } from './words.ts'

const lengths = ['hairFromTop', 'eyesFromTop', 'faceWidth', 'headHeight'] as const

/** How a photo has to look, line by line; what has no rule is left out. */
export const useStandardFacts = (standard: PhotoStandard): readonly Fact[] => {
  const words = useWords(photoWords)
  const { width, height, background, fileKilobytes } = standard
  return [
    [words.size, words.points(width, height)],
    [words.background, words[background]],
    ...lengths.flatMap((name): Fact[] => {
      const range = standard[name]
      return range ? [[words[name], words.range(range.min, range.max, words.pixels)]] : []
    }),
    [words.fileKilobytes, fileKilobytes && words.range(fileKilobytes.min, fileKilobytes.max, 'KB')],
  ]
}

/** How a type is collected: the ways open to people, who reviews, and for how long it counts. */
export const useTypeFacts = ({ methods, reviewer, validDays }: PhotoType): readonly Fact[] => {
  const words = useWords(photoWords)
  return [
    [
      words.method,
      methods
        .filter((method) => method !== 'import')
        .map((method) => words[method])
        .join(words.comma),
    ],
    [words.review, reviewer === 'manager' ? words.byManager : words.byNobody],
    [words.valid, validDays > 0 ? words.days(validDays) : words.withoutEnd],
  ]
}
