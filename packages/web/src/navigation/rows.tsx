import type { Path } from '@campus/contract/paths/path.ts'
import { RightOutline } from 'antd-mobile-icons'
import { type ComponentType, type ReactNode, useId } from 'react'
import { PathLink } from './path-link.tsx'
import '@campus/ui/tile/tile.css'
import '@campus/ui/page/rows.css'

interface RowTexts {
  readonly title: string
  readonly text?: string | undefined
  readonly icon?: ComponentType
  readonly value?: ReactNode
  /** The value is a gap to be filled. */
  readonly isMissing?: boolean
}

export interface LinkRow extends RowTexts {
  readonly to: Path
  readonly query?: object
}

function RowBody({ title, text, icon: Icon, value, isMissing = false }: RowTexts) {
  return (
    <>
      {Icon && (
        <span className="tile-icon tile-icon-small" aria-hidden="true">
          <Icon />
        </span>
      )}
      <span className="row-text">
        {title}
        {text && <small>{text}</small>}
      </span>
      {value !== undefined && (
        <span className="row-value" data-missing={isMissing ? true : undefined}>
          {value}
        </span>
      )}
    </>
  )
}

/** Something to read that leads nowhere. */
export function PlainRow(texts: RowTexts) {
  return (
    <div className="row">
      <RowBody {...texts} />
    </div>
  )
}

const noQuery = {}

function RowLink({ to, query = noQuery, ...texts }: LinkRow) {
  return (
    <PathLink to={to} query={query} className="row">
      <RowBody {...texts} />
      <RightOutline className="row-mark" aria-hidden="true" />
    </PathLink>
  )
}

/** A call, a letter, a page elsewhere: what the device itself opens. */
export function OutsideRow({ href, ...texts }: RowTexts & { readonly href: string }) {
  return (
    <a className="row" href={href}>
      <RowBody {...texts} />
      <RightOutline className="row-mark" aria-hidden="true" />
    </a>
  )
}

/** Rows on one card, under a heading of their own where there are several cards. */
export function Rows({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={title && id}>
      {title && (
        <h2 className="rows-title" id={id}>
          {title}
        </h2>
      )}
      <ul className="rows">{children}</ul>
    </section>
  )
}

export function LinkRows({ title, rows }: { readonly title?: string; readonly rows: readonly LinkRow[] }) {
  return (
    <Rows {...(title !== undefined && { title })}>
      {rows.map((row) => (
        <li key={`${row.to.address} ${row.title}`}>
          <RowLink {...row} />
        </li>
      ))}
    </Rows>
  )
}
