import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useComplaint } from '../../../parts/form/form-field.ts'
import { PictureStrip } from '../../../parts/picture/picture-strip.tsx'
import { pictureRule } from '../../../parts/upload/picture-uploads.ts'
import { UploadField } from '../../../parts/upload/upload-field.tsx'
import type { SendUpload } from '../../../parts/upload/use-uploads.ts'
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
