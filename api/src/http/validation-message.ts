import type { TLocalizedValidationError } from 'typebox/error'

const unit = (count: unknown, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const formats: Record<string, string> = {
  date: 'a date, such as 2026-01-31',
  uuid: 'an id as this shop gives them',
  'date-time': 'a date and time, such as 2026-01-31T12:00:00Z',
}

function demand({ keyword, params }: TLocalizedValidationError): string {
  switch (keyword) {
    case 'type':
      return params.type === 'integer'
        ? 'must be a whole number'
        : `must be ${/^[aeiou]/.test(String(params.type)) ? 'an' : 'a'} ${params.type}`
    case 'minimum':
      return `must be ${params.limit} or more`
    case 'exclusiveMinimum':
      return `must be more than ${params.limit}`
    case 'maximum':
      return `must be ${params.limit} or less`
    case 'minLength':
      return 'is required'
    case 'maxLength':
      return `must be ${unit(params.limit, 'character', 'characters')} or less`
    case 'minItems':
      return `must have ${unit(params.limit, 'entry', 'entries')} or more`
    case 'maxItems':
      return `must have ${unit(params.limit, 'entry', 'entries')} or less`
    case 'enum':
      return `must be one of ${params.allowedValues.join(', ')}`
    case 'format':
      return `must be ${formats[params.format] ?? params.format}`
    default:
      return 'is not valid'
  }
}

/** Turns a validation error into a sentence and the field's path (`products.0.quantity`). */
export function validationMessage(error: TLocalizedValidationError, part: string): { field: string; message: string } {
  const path = error.instancePath.split('/').filter(Boolean)
  if (error.keyword === 'required') {
    const field = [...path, error.params.requiredProperties[0]].join('.')
    return { field, message: `${field} is required.` }
  }
  const field = path.join('.') || part
  return { field, message: `${field} ${demand(error)}.` }
}
