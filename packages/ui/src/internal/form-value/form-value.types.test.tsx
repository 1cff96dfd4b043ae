import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { expectTypeOf, it } from 'vitest';
import type * as ui from '../../index.ts';

/** The handler of a native text input. */
type NativeHandler = (event: ChangeEvent<HTMLInputElement>) => void;

/** What react-hook-form's `register()` returns. */
type Registered = Required<
  Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref' | 'min' | 'max'>
>;

it('refuses handlers of native events in controls without a native counterpart', () => {
  expectTypeOf<NativeHandler>().not.toExtend<ui.NumberInputProps['onChange']>();
  expectTypeOf<NativeHandler>().not.toExtend<ui.MoneyInputProps['onChange']>();
  expectTypeOf<NativeHandler>().not.toExtend<ui.ComboboxProps['onChange']>();
  expectTypeOf<NativeHandler>().not.toExtend<ui.SliderProps['onChange']>();
  expectTypeOf<NativeHandler>().not.toExtend<ui.RichSelectProps['onChange']>();
  expectTypeOf<NativeHandler>().not.toExtend<ui.ToggleGroupRootProps['onChange']>();
  expectTypeOf<NativeHandler>().not.toExtend<ui.FileDropProps['onChange']>();
});

it('takes what register() returns', () => {
  expectTypeOf<Registered>().toExtend<Partial<Pick<ui.NumberInputProps, keyof Registered>>>();
  expectTypeOf<Registered>().toExtend<Partial<Pick<ui.SliderProps, keyof Registered>>>();
  expectTypeOf<Registered>().toExtend<Partial<Pick<ui.DateInputProps, keyof Registered>>>();
  expectTypeOf<Registered>().toExtend<Partial<Pick<ui.DatePickerProps, keyof Registered>>>();
  expectTypeOf<Registered>().toExtend<Partial<Pick<ui.CheckboxProps, keyof Registered>>>();
});
