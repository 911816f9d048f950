import { Button, Card } from '@superium/shared/ui'
import { Download } from 'lucide-react'
import { saveFile } from '../../save-file/save-file'
import { exampleFile, fileColumns } from './file-columns'
import css from './import.module.css'
import { importTexts as texts } from './texts'

const download = (): void => saveFile(new Blob([exampleFile()], { type: 'text/csv' }), 'products.csv')

/** Explains the columns of an import file, and offers an example to download. */
export function Columns() {
  return (
    <Card>
      <div className={css.head}>
        <h2 className={css.title}>{texts.columns}</h2>
        <Button variant="secondary" size="small" onClick={download}>
          <Download size={16} aria-hidden="true" />
          {texts.template}
        </Button>
      </div>
      <dl className={css.columns}>
        {fileColumns.map(({ name, required, meaning }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {required && ' *'}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
