import { Button } from '@campus/ui/button/button.tsx'
import { useComplaint } from '@campus/ui/form/form-field.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { PictureStrip } from '../../../files/picture/picture-strip.tsx'
import { pictureRule } from '../../../files/upload/picture-uploads.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import type { SendUpload } from '../../../files/upload/use-uploads.ts'
import type { GrievanceForm } from './grievance-typed.ts'
import { newGrievanceWords } from './words.ts'

const oneWhole = { ...pictureRule, maxCount: 1 }

interface ScreenshotFieldProps {
  readonly form: GrievanceForm
  readonly send: SendUpload<string>
}

/** One picture; one that was uploaded before a reload is still there. */
export function ScreenshotField({ form, send }: ScreenshotFieldProps) {
  const words = useWords(newGrievanceWords)
  const error = useComplaint({ form, name: 'screenshot' })
  const [kept, setKept] = useState(() => form.getValues('screenshot'))
  if (kept !== '')
    return (
      <div className="field">
        <span className="field-label">{words.keptScreenshot}</span>
        <PictureStrip addresses={[`/my/files/${kept}`]} />
        <div className="page-buttons">
          <Button size="small" onClick={() => setKept('')}>
            {words.otherScreenshot}
          </Button>
        </div>
      </div>
    )
  return (
    <UploadField
      label={words.screenshot}
      rule={oneWhole}
      send={send}
      {...(error !== undefined && { error })}
      onChange={([id]) => form.setValue('screenshot', id ?? '', { shouldValidate: id !== undefined })}
    />
  )
}
