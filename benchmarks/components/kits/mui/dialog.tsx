import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactElement, useId, useState } from 'react';
import { dialogWords } from '../../dialog-words.ts';
import type { ExampleProps } from '../../example.ts';

export function Example({ label, open }: ExampleProps): ReactElement {
  const [closed, setClosed] = useState(false);
  const id = useId();
  const close = () => setClosed(true);
  return (
    <>
      <Button variant="contained" onClick={() => setClosed(false)}>
        {label}
      </Button>
      <Dialog
        open={open && !closed}
        onClose={close}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>{label}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{dialogWords.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{dialogWords.cancel}</Button>
          <Button variant="contained">{dialogWords.confirm}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
