import { type ComponentProps, createElement, type ReactElement } from 'react'

type IconProps = Omit<ComponentProps<'svg'>, 'children'>
type Icon = (props: IconProps) => ReactElement

/**
 * An icon as large as the text beside it and of its colour, on a square field of 48 unless told.
 * Used by what `tools/small-icons.ts` makes of each icon. Not in JSX: lists that name icons, such as the launcher's, are also read without a browser.
 * @public
 */
export const drawIcon = (shape: string, fillRule: 'nonzero' | 'evenodd' = 'nonzero', field = 48): Icon =>
  function Icon({ className, ...props }) {
    const svg = {
      width: '1em',
      height: '1em',
      viewBox: `0 0 ${field} ${field}`,
      ...props,
      className: className ? `icon ${className}` : 'icon',
    }
    return createElement('svg', svg, createElement('path', { fill: 'currentColor', fillRule, d: shape }))
  }
