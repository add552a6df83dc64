import { photoImports, startPhotoImport } from '@campus/contract/identity/console/photo-imports.ts'
import { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendFile } from '../../../../api/send.ts'
import { keyOf, useRead } from '../../../../api/use-read.ts'
import { importWords } from '../../../../console/import/words.ts'
import { UploadField } from '../../../../files/upload/upload-field.tsx'
import { open } from '../../../../navigation/navigator.ts'
import '../../../../console/look/console-look.css'
import { photoImportWords } from './words.ts'

interface UploadProps {
  readonly types: readonly { readonly id: string; readonly name: string; readonly nameEn: string; readonly nameTw: string }[]
}

function Upload({ types }: UploadProps) {
  const words = useWords(photoImportWords)
  const language = useLanguage()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(types[0]?.id ?? '')
  return (
    <>
      <Choice
        look="chips"
        label={words.type}
        options={types.map((type) => [type.id, nameIn(type, language)] as const)}
        value={chosen}
        onChoose={setChosen}
      />
      <UploadField
        // Another type is another upload: photos that were sent for one standard are judged by it.
        key={chosen}
        label={words.file}
        rule={startPhotoImport.file}
        send={(file, watch) => sendFile(startPhotoImport, { typeId: chosen }, { files: [file], ...watch })}
        onChange={([started]) => {
          if (!started) return
          void queries.invalidateQueries({ queryKey: keyOf(photoImports) })
          void open(consolePaths.photoImport, { id: started.id })
        }}
      />
    </>
  )
}

/** Chooses the type and takes the ZIP. */
export function NewPhotoImport() {
  const words = useWords(photoImportWords)
  const { begin } = useWords(importWords)
  const read = useRead(ownPhotoTypes, {})
  const isOffered = ({ methods }: { readonly methods: readonly string[] }) => methods.includes('import')
  return (
    <section className="console-card">
      <h2>{begin}</h2>
      <QueryView read={read} isEmpty={(types) => !types.some(isOffered)} empty={<p className="console-note">{words.noType}</p>}>
        {(types) => <Upload types={types.filter(isOffered)} />}
      </QueryView>
    </section>
  )
}
