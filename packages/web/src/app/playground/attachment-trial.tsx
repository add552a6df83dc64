import { uploadFile } from '@campus/contract/files/own-files.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { sendFile } from '../../api/send.ts'
import { UploadField } from '../../files/upload/upload-field.tsx'
import { playgroundWords } from './words.ts'

const rule = { ...uploadFile.file, maxCount: 3 }

export function AttachmentTrial() {
  const words = useWords(playgroundWords)
  const [count, setCount] = useState(0)
  return (
    <>
      <UploadField
        label={words.attachment}
        optional
        rule={rule}
        send={(file, watch) => sendFile(uploadFile, {}, { files: [file], ...watch })}
        onChange={(stored) => setCount(stored.length)}
      />
      {count > 0 && <p>{words.uploaded(count)}</p>}
    </>
  )
}
