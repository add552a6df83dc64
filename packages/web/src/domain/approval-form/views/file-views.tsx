import type { FormItem } from '@campus/contract/approval/form.ts'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { FileOutline } from 'antd-mobile-icons'
import { use } from 'react'
import { toastFailure } from '../../../api/toast-failure.ts'
import { fetchFile } from '../../../files/download/fetch-file.ts'
import { PictureStrip } from '../../../files/picture/picture-strip.tsx'
import { FormContext } from '../values/form-context.ts'
import { approvalFormWords } from '../words.ts'

interface FileLinkProps {
  readonly name: string
  readonly address: string
}

/** A file that is fetched with the session and kept on the device. */
export function FileLink({ name, address }: FileLinkProps) {
  const words = useWords(approvalFormWords)
  const open = async () => saveFile(await fetchFile(address, new AbortController().signal), name)
  return (
    <button
      type="button"
      className="approval-file"
      aria-label={`${words.download} ${name}`}
      onClick={() => void open().catch(toastFailure)}
    >
      <FileOutline aria-hidden /> {name}
    </button>
  )
}

interface FileViewsProps {
  readonly item: FormItem
  readonly files: readonly { readonly id: string; readonly name: string }[]
}

export function FileViews({ item, files }: FileViewsProps) {
  const { addressOf } = use(FormContext)
  if (item.name === 'ImageUpload') return <PictureStrip addresses={files.map(({ id }) => addressOf(id))} />
  return files.map(({ id, name }) => <FileLink key={id} name={name} address={addressOf(id)} />)
}
