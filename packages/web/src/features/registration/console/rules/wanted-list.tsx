import { caseFileKinds, caseFileNames } from '@campus/contract/registration/files.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useController } from 'react-hook-form'
import { changeWish, wishOf } from './field-rows.ts'
import './rules-screen.css'
import type { RulesForm } from './rules-form.tsx'
import { rulesWords } from './words.ts'

/** Each photo and scan: not needed, optional or required. */
export function WantedList({ form }: { readonly form: RulesForm }) {
  const words = useWords(rulesWords)
  const say = useSay()
  const { field: files } = useController({ control: form.control, name: 'files' })
  const options = [
    ['none', words.notWanted],
    ['optional', words.optional],
    ['required', words.required],
  ] as const
  return (
    <section className="console-card" aria-labelledby="rules-files">
      <h2 id="rules-files">{words.files}</h2>
      <p className="console-note">{words.filesHint}</p>
      <div className="rules-files">
        {caseFileKinds.map((kind) => (
          <Choice
            key={kind}
            label={say(caseFileNames[kind])}
            options={options}
            value={wishOf(files.value, kind)}
            onChoose={(wish) => files.onChange(changeWish(files.value, caseFileKinds, kind, wish))}
          />
        ))}
      </div>
    </section>
  )
}
