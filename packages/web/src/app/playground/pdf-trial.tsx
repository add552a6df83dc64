import { Button } from '@campus/ui/button/button.tsx'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { playgroundWords } from './words.ts'

export function PdfTrial() {
  const words = useWords(playgroundWords)
  const [file, setFile] = useState<File>()
  return (
    <>
      <p className="playground-row">
        <label>
          {words.choosePdf} <input type="file" accept="application/pdf" onChange={(event) => setFile(event.target.files?.[0])} />
        </label>
        <Button onClick={() => setFile(new File(['not a document'], 'broken.pdf'))}>{words.brokenPdf}</Button>
      </p>
      {file && <PdfView key={file.name} title={file.name} load={async () => file} />}
    </>
  )
}
