import type { FormItem } from '@campus/contract/approval/form.ts'
import type { FileRule } from '@campus/contract/call.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'

const megabyte = 1024 * 1024
const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Which kinds of files a field takes, and how large each may be. */
export const fileRuleOf = ({ name, props: { maxSize } }: FormItem): Pick<FileRule, 'kinds' | 'maxBytes'> => {
  const { kinds, maxBytes } = uploadFile.file
  return {
    kinds: name === 'ImageUpload' ? pictures : kinds,
    maxBytes: maxSize ? Math.min(maxBytes, maxSize * megabyte) : maxBytes,
  }
}
