import { nameIn } from '@campus/contract/localized-name.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { DownOutline } from 'antd-mobile-icons'
import { lazy, Suspense, useState } from 'react'
import { toastFailure } from '../../../api/toast-failure.ts'
import './school.css'
import { type ChosenSchool, chooseSchool, type LoginPage } from './use-login-page.ts'
import { schoolWords } from './words.ts'

const SchoolSheet = lazy(() => import('./school-sheet.tsx'))

interface SchoolButtonProps {
  readonly school: LoginPage['school']
  readonly onChoose?: (school: ChosenSchool) => Promise<void>
}

/** Names the school one is about to enter and opens the tree of schools. */
export function SchoolButton({ school, onChoose = chooseSchool }: SchoolButtonProps) {
  const words = useWords(schoolWords)
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const name = nameIn(school, language)
  return (
    <>
      <button type="button" className="school-button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className="school-label">{words.school}</span>
        <span className="school-name">{name}</span>
        <DownOutline aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <SchoolSheet
            chosenId={school.id}
            onChoose={(school) => {
              setIsOpen(false)
              onChoose(school).catch(toastFailure)
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
