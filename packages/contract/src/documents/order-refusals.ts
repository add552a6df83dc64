/** Why somebody has had a certificate often enough. */
export const useRefusals = [
  'usage_limit_total',
  'usage_limit_day',
  'usage_limit_week',
  'usage_limit_month',
  'usage_limit_quarter',
  'usage_limit_half_year',
  'usage_limit_year',
  'copy_limit_total',
  'copy_limit_day',
  'copy_limit_week',
  'copy_limit_month',
  'copy_limit_quarter',
  'copy_limit_half_year',
  'copy_limit_year',
] as const

/** Why a document cannot be ordered as it was chosen. */
export const orderRefusals = [
  'template_unknown',
  'template_disabled',
  'record_unknown',
  'data_missing',
  'heading_needed',
  'courses_needed',
  'photo_needed',
  'signature_needed',
] as const
