import { appraisalKeys, type ballotList, type ListedSection } from '@campus/contract/appraisal/ballots.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '../appraisal.css'
import { sendAnonymously } from '../device/send-anonymously.ts'
import { useKept } from '../device/use-kept.ts'
import { readBallots } from '../read-ballots.ts'
import { findOwn, recount } from './recount.ts'
import { recountWords } from './words.ts'

type List = OutputOf<typeof ballotList>

function Verdict({ t, isRight }: { readonly t: string; readonly isRight: boolean }) {
  const words = useWords(recountWords)
  return (
    <li className="appraisal-verdict">
      <span>{t}</span>
      <StateMark tone={isRight ? 'good' : 'bad'} t={isRight ? words.right : words.wrong} />
    </li>
  )
}

function Verdicts({ list }: { readonly list: List }) {
  const words = useWords(recountWords)
  const [done, setDone] = useState(0)
  const all = list.sections.reduce((sum, { ballots }) => sum + ballots.length, 0)
  const read = useQuery({
    queryKey: ['recount', list.appraisal.id, list.listHash],
    queryFn: async () => recount(list, await sendAnonymously(appraisalKeys, { appraisalId: list.appraisal.id }), setDone),
  })
  return (
    <QueryView read={read} waiting={<p role="status">{words.checking(done, all)}</p>}>
      {(verdict) => (
        <ul className="page-list">
          <Verdict t={words.keys} isRight={verdict.hasSameKeys} />
          <Verdict t={words.list} isRight={verdict.isWholeList} />
          <Verdict
            t={verdict.invalid === 0 ? words.signed(verdict.checked) : words.notSigned(verdict.invalid)}
            isRight={verdict.invalid === 0}
          />
          <Verdict t={words.enough} isRight={verdict.hasEnoughTokens} />
          <Verdict t={words.once} isRight={verdict.isEachOnce} />
        </ul>
      )}
    </QueryView>
  )
}

function OwnBallots({ sections }: { readonly sections: readonly ListedSection[] }) {
  const words = useWords(recountWords)
  const own = findOwn(sections, useKept())
  return (
    <section className="page-card">
      <h2>{words.own}</h2>
      {own.length === 0 && <p className="page-note">{words.ownNone}</p>}
      <ul className="page-list">
        {own.map(({ id, courseName, verdict }) => (
          <li key={id} className="appraisal-verdict">
            <span>{courseName}</span>
            <StateMark tone={verdict === 'found' ? 'good' : 'bad'} t={words[verdict]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sections({ sections }: { readonly sections: readonly ListedSection[] }) {
  const words = useWords(recountWords)
  return (
    <Table
      label={words.sections}
      columns={[
        { title: words.course, cell: ({ courseName }) => courseName },
        { title: words.code, cell: ({ code }) => code },
        { title: words.ballots, cell: ({ ballots }) => ballots.length, isNumber: true },
        { title: words.tokens, cell: ({ tokens }) => tokens, isNumber: true },
      ]}
      rows={sections}
      keyOfRow={({ id }) => id}
    />
  )
}

/** The public list of a closed campaign, checked on the reader's own device. No login is asked for, and none is sent. */
export default function RecountScreen() {
  const words = useWords(recountWords)
  const { id = '' } = useQueryOf(appraisalPaths.recount)
  const read = useQuery({ queryKey: ['ballots', id], queryFn: () => readBallots(sendAnonymously, id) })
  return (
    <QueryView read={read}>
      {(list) => (
        <div className="page">
          <section className="page-card">
            <h2>
              {list.appraisal.name} · {list.appraisal.term}
            </h2>
            <p className="page-note">{words.lead}</p>
            <Verdicts list={list} />
            <dl className="appraisal-values">
              <dt>{words.keyHash}</dt>
              <dd>{list.keyHash}</dd>
              <dt>{words.listHash}</dt>
              <dd>{list.listHash}</dd>
            </dl>
            <p className="page-note">{words.hashHint}</p>
          </section>
          <OwnBallots sections={list.sections} />
          <Sections sections={list.sections} />
        </div>
      )}
    </QueryView>
  )
}
