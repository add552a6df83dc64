import { people } from '@campus/contract/administration/people.ts'
import { previewAtCounter } from '@campus/contract/documents/console/issued.ts'
import { consoleTemplate, consoleTemplates } from '@campus/contract/documents/console/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { open, redirect } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import '../../../../console/look/console-look.css'
import { IssuedDetail } from '../issued/issued-detail.tsx'
import { IssuedPages } from '../issued/issued-paper.tsx'
import { useIssued } from '../issued/use-issued.ts'
import { ChoicesCard } from './choices-card.tsx'
import './counter.css'
import { CounterPreview } from './counter-preview.tsx'
import type { PreviewRequest } from './preview-request.ts'
import { type Student, StudentCard } from './student-card.tsx'
import { counterWords } from './words.ts'

const maxTemplates = 100

/** The student whom the address names, so that a link from elsewhere begins with the right one. */
const useNamedStudent = (number: string | undefined): Student | undefined => {
  const { data } = useRead(people, { words: number ?? '', userType: 'student' }, { enabled: Boolean(number) })
  return data?.rows.find((row) => row.number === number)
}

function TemplateCard({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (id: string, version: number) => void }) {
  const words = useWords(counterWords)
  const language = useLanguage()
  const read = useRead(consoleTemplates, { state: 'published', pageSize: maxTemplates })
  return (
    <section className="console-card">
      <h2>{words.certificate}</h2>
      <QueryView read={read} empty={<p className="console-note">{words.noCertificates}</p>}>
        {({ rows }) => (
          <div className="counter-templates">
            <SelectBox
              label={words.certificate}
              all={words.chooseCertificate}
              value={chosen}
              options={rows.map((template) => ({ value: template.id, label: nameIn(template, language) }))}
              onChoose={(id) => onChoose(id, rows.find((row) => row.id === id)?.publishedVersion ?? 0)}
            />
          </div>
        )}
      </QueryView>
    </section>
  )
}

/** Beside its details as soon as it is made. */
function IssuedPlace({ id }: { readonly id: string }) {
  const { data } = useIssued(id)
  const language = useLanguage()
  if (!data?.sha256) return <Waiting rows={6} />
  return <IssuedPages id={id} title={nameIn(data, language)} />
}

export default function CounterScreen() {
  const words = useWords(counterWords)
  const { studentNumber } = useQueryOf(consolePaths.counter)
  const student = useNamedStudent(studentNumber)
  const [wanted, setWanted] = useState({ id: '', version: 0 })
  const [issued, setIssued] = useState<string>()
  const [request, setRequest] = useState('')
  const template = useRead(consoleTemplate, wanted, { enabled: wanted.id !== '' && wanted.version > 0 })
  const preview = useRead(previewAtCounter, (request === '' ? {} : JSON.parse(request)) as PreviewRequest, {
    enabled: request !== '',
    staleTime: 0,
  })
  const begin = () => {
    setIssued(undefined)
    setRequest('')
    setWanted({ id: '', version: 0 })
  }
  const want = (id: string, version: number) => {
    setRequest('')
    setWanted({ id, version })
  }
  const choose = (student: Student | undefined) => {
    begin()
    void redirect(consolePaths.counter, { studentNumber: student?.number })
  }
  const chosen = student && wanted.id !== '' && !issued ? template.data : undefined
  const next = (
    <Button size="small" onClick={begin}>
      {words.next}
    </Button>
  )
  return (
    <ConsoleFrame screen={consolePaths.counter} lead={words.lead}>
      <div className="console-columns counter-columns">
        <div className="console-column">
          <StudentCard student={student} onChoose={choose} />
          {student && !issued && <TemplateCard chosen={wanted.id} onChoose={want} />}
          {student && wanted.id !== '' && !issued && (
            <QueryView read={template}>
              {(shown) => (
                <ChoicesCard
                  key={`${shown.id} ${student.id}`}
                  student={student}
                  template={shown}
                  seen={preview.data?.seen}
                  onSettled={setRequest}
                  onIssued={setIssued}
                />
              )}
            </QueryView>
          )}
          {issued && <IssuedDetail key={issued} id={issued} onChoose={(id) => void open(consolePaths.issued, { id })} action={next} />}
        </div>
        {issued && <IssuedPlace key={issued} id={issued} />}
        {chosen && <CounterPreview read={preview} isIncomplete={request === ''} />}
        {!issued && !chosen && <Empty t={words.previewHint} />}
      </div>
    </ConsoleFrame>
  )
}
