import type { TextFieldProps } from '@mui/material/TextField'

type Slots = TextFieldProps['slotProps']

/** The height of a multi-line field in lines; it grows with its text from `minRows` to `maxRows`. */
export type Lines = Pick<TextFieldProps, 'minRows' | 'maxRows'>

/**
 * The slots of a multi-line `TextField` whose height the browser fits to the text (`field-sizing`). MUI's own text area
 * measures its text in scripts, so that the browser lays out the page at each render.
 */
export function textareaSlots({ minRows = 1, maxRows }: Lines, slotProps: Slots): Slots {
  const own: { style?: object } = { ...(slotProps?.htmlInput as object | undefined) }
  const height = { minHeight: `${minRows}lh`, ...(maxRows !== undefined && { maxHeight: `${maxRows}lh` }) }
  return {
    ...slotProps,
    input: { inputComponent: 'textarea' as const, ...slotProps?.input },
    htmlInput: { ...own, type: undefined, style: { ...own.style, fieldSizing: 'content', ...height } },
  }
}
