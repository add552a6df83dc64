import type { OutputOf } from '@campus/contract/call.ts'
import { type photoTypesToEdit, savePhotoType } from '@campus/contract/identity/console/photo-types.ts'
import type { PhotoStandard } from '@campus/contract/identity/photo-types.ts'
import { z } from 'zod'

export type EditedType = OutputOf<typeof photoTypesToEdit>[number]

export const ranges = ['hairFromTop', 'eyesFromTop', 'faceWidth', 'headHeight', 'fileKilobytes'] as const

const Bound = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, 'wrong')

/** Both ends or none. */
const TypedRange = z
  .object({ min: Bound, max: Bound })
  .refine(({ min, max }) => (min === '') === (max === '') && Number(min) <= Number(max), { message: 'wrong', path: ['max'] })

const { standard, ...plain } = savePhotoType.body.shape
const { width, height, background } = standard.shape

/** A type as it is typed: ends of ranges are texts, which may be empty. */
export const TypeTyped = z.object({
  ...plain,
  standard: z.object({
    width,
    height,
    background,
    hairFromTop: TypedRange,
    eyesFromTop: TypedRange,
    faceWidth: TypedRange,
    headHeight: TypedRange,
    fileKilobytes: TypedRange,
  }),
})
export type TypeTyped = z.input<typeof TypeTyped>

const typed = (range: PhotoStandard['faceWidth']) => (range ? { min: String(range.min), max: String(range.max) } : { min: '', max: '' })

const meant = ({ min, max }: z.infer<typeof TypedRange>) => (max === '' ? null : { min: Number(min), max: Number(max) })

/** What the form begins with: a type, or an empty one of the usual size. */
export const typedFrom = (type: EditedType | undefined): TypeTyped => ({
  ...(type && { id: type.id }),
  purpose: type?.purpose ?? 'recent',
  name: type?.name ?? '',
  nameEn: type?.nameEn ?? '',
  nameTw: type?.nameTw ?? '',
  standard: {
    width: type?.standard.width ?? 480,
    height: type?.standard.height ?? 640,
    background: type?.standard.background ?? 'any',
    hairFromTop: typed(type?.standard.hairFromTop ?? null),
    eyesFromTop: typed(type?.standard.eyesFromTop ?? null),
    faceWidth: typed(type?.standard.faceWidth ?? null),
    headHeight: typed(type?.standard.headHeight ?? null),
    fileKilobytes: typed(type?.standard.fileKilobytes ?? null),
  },
  reviewer: type?.reviewer ?? 'manager',
  methods: type?.methods ?? ['camera', 'album', 'counter'],
  validDays: type?.validDays ?? 0,
  isRequired: type?.isRequired ?? false,
  allowsNewBackground: type?.allowsNewBackground ?? false,
  isOpen: type?.isOpen ?? true,
})

export const standardFrom = ({
  hairFromTop,
  eyesFromTop,
  faceWidth,
  headHeight,
  fileKilobytes,
  ...rest
}: z.output<typeof TypeTyped>['standard']) => ({
  ...rest,
  hairFromTop: meant(hairFromTop),
  eyesFromTop: meant(eyesFromTop),
  faceWidth: meant(faceWidth),
  headHeight: meant(headHeight),
  fileKilobytes: meant(fileKilobytes),
})
