import type { ComponentProps, MouseEvent } from 'react'
import { LoadingDots } from '../loading-dots/loading-dots.tsx'
import './button.css'

type NativeProps = Omit<ComponentProps<'button'>, 'color' | 'onClick' | 'style'>

export interface ButtonProps extends NativeProps {
  readonly color?: 'default' | 'primary' | 'danger'
  readonly fill?: 'solid' | 'outline' | 'none'
  readonly size?: 'small' | 'middle' | 'large'
  /** As wide as its place. */
  readonly block?: boolean
  /** It cannot be pressed for the moment, and keeps the focus: a button that is disabled loses it. */
  readonly inactive?: boolean
  /** Inactive, with dots in place of the label. */
  readonly loading?: boolean
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}

export function Button(props: ButtonProps) {
  const {
    color = 'default',
    fill = 'solid',
    size = 'middle',
    block = false,
    loading = false,
    inactive = loading,
    onClick,
    ...native
  } = props
  const { className, disabled = false, type = 'button', children, ...rest } = native
  const classes = ['button', `button-${color}`, `button-${fill}`, `button-${size}`, block && 'button-block', className]
  // The key Enter in a field presses the button of its form, too.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inactive) event.preventDefault()
    else void onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes.filter(Boolean).join(' ')}
      disabled={disabled}
      aria-disabled={inactive || undefined}
      onClick={press}
    >
      <span className={loading ? 'button-label-hidden' : undefined}>{children}</span>
      {loading && <LoadingDots />}
    </button>
  )
}
