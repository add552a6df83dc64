import { personPhotos, photoLibrary, replacePhoto } from '@campus/contract/identity/library.ts'
import { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { sendFile } from '../../../api/send.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { closePhoto, type Photo } from '../../../domain/photo/open-photo.ts'
import { PhotoChoice } from '../../../domain/photo/photo-choice.tsx'
import { useForm } from '../../../form/use-form.ts'
import '../../../console/look/console-look.css'
import './library.css'
import { libraryWords, personPhotoWords } from './words.ts'

const Given = z.object({ typeId: replacePhoto.body.shape.typeId, reason: replacePhoto.body.shape.reason })

/** A photo taken at the counter, for somebody who does not want to take it alone. */
export function ReplaceForm({ personId }: { readonly personId: string }) {
  const words = useWords(personPhotoWords)
  const { type } = useWords(libraryWords)
  const language = useLanguage()
  const queries = useQueryClient()
  const types = useRead(ownPhotoTypes, {}, { background: true })
  const [photo, setPhoto] = useState<Photo>()
  useEffect(() => (photo ? () => closePhoto(photo) : undefined), [photo])
  const form = useForm(Given, { typeId: '', reason: '' })
  const offered = (types.data ?? []).filter(({ methods }) => methods.includes('counter'))

  const save = async (given: z.infer<typeof Given>) => {
    if (!photo) return
    await sendFile(replacePhoto, { personId, ...given }, { files: [photo.file], onProgress: () => undefined })
    await Promise.all([personPhotos, photoLibrary].map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })))
    toast(words.saved, 'success')
    setPhoto(undefined)
    form.reset()
  }

  return (
    <section className="console-card" aria-labelledby="replace-photo">
      <h2 id="replace-photo">{words.replace}</h2>
      <p className="console-note">{words.replaceText}</p>
      {photo ? (
        <>
          <img className="library-preview" src={photo.image.src} alt={words.chosen} />
          <Button onClick={() => setPhoto(undefined)}>{words.another}</Button>
        </>
      ) : (
        <PhotoChoice rule={replacePhoto.file} camera="environment" onPhoto={setPhoto} />
      )}
      {photo && (
        <Form form={form} label={words.replace} onSubmit={save}>
          <SelectField
            key={offered.length}
            form={form}
            name="typeId"
            label={type}
            options={offered.map((one) => ({ value: one.id, label: nameIn(one, language) }))}
          />
          <TextField form={form} name="reason" label={words.reason} />
          <FormButtons form={form}>{words.save}</FormButtons>
        </Form>
      )}
    </section>
  )
}
